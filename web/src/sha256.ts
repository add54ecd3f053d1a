/** SHA-256, for commitments; `crypto.subtle` is missing on pages that a friend's laptop serves. */

const ROUNDS = Uint32Array.from({ length: 64 }, (_, index) => fraction(prime(index), 1 / 3));
const START = Uint32Array.from({ length: 8 }, (_, index) => fraction(prime(index), 1 / 2));

function prime(index: number): number {
  let found = 0;
  for (let number = 2; ; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor === 0) isPrime = false;
    }
    if (isPrime && found++ === index) return number;
  }
}

/** The first 32 bits of the fraction of a root. */
function fraction(number: number, power: number): number {
  const root = number ** power;
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Return the SHA-256 of some bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(size - 4, bytes.length << 3);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < size; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = data.getUint32(block + 4 * index);
    for (let index = 16; index < 64; index++) {
      const near = words[index - 2]!;
      const far = words[index - 15]!;
      const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      words[index] = words[index - 16]! + small + words[index - 7]! + large;
    }
    mix(hash, words);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index++) {
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + large + choice + ROUNDS[index]! + words[index]!) | 0;
    const small = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + small + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = hash[index]! + word));
}

const hexadecimal = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Pick a nonce: 32 random bytes, in hexadecimal. */
export const pickNonce = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(32)));

/** Return the commitment to a nonce. */
export const commitTo = (nonce: string): string => sha256(bytesOf(nonce));

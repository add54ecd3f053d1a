/** Work that can wait until the page has been drawn. */

/** Call once the next frame is on the screen; many calls until then are one. */
export function afterFrame(then: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        then();
      }),
    );
  };
}

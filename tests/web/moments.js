/**
 * Put into a page before all else: keeps what the server says, and notes when anything is first read.
 *
 * A fact is what can be read somewhere, as text: an element's words, its label, its words under one
 * of its classes, and how many dots of a class there are. `window.spy` is all that a test asks.
 */
({ isFed, spoil }) => {
  const spy = { heard: [], sent: [], pressed: [], facts: {}, samples: 0, feed: null, hold: 0 };
  window.spy = spy;

  // What was told, before the page could do anything with it.
  const Socket = window.WebSocket;
  const views = new Map();
  window.WebSocket = class extends Socket {
    set onmessage(hear) {
      super.onmessage = (message) => {
        const said = JSON.parse(message.data);
        spy.heard.push([performance.now(), said]);
        if (isFed && ["update", "over", "clock"].includes(said.type)) return;
        hear(spoil && said.type === "update" ? { data: JSON.stringify(spoilt(said)) } : message);
      };
      spy.feed = (said) => hear({ data: JSON.stringify(said) });
    }
    send(data) {
      spy.sent.push([performance.now(), JSON.parse(data)]);
      super.send(data);
    }
  };

  /** Return an update as no page may show it: every frame already has the last one's view. */
  function spoilt(update) {
    let view = views.get(update.viewer);
    for (const frame of update.frames) view = frame.view ?? change(view, frame.changes);
    views.set(update.viewer, view);
    const frames = update.frames.map(({ changes: _, ...frame }) => ({ ...frame, view }));
    return { ...update, frames };
  }

  function change(before, changes) {
    const after = Array.isArray(before) ? [...before] : { ...before };
    for (const [name, patch] of Object.entries(changes))
      after[name] = patch.in === undefined ? patch.is : change(before[name], patch.in);
    return after;
  }

  // The reference goes on to the next frame when it has been read, not when its time is over.
  const wait = window.setTimeout.bind(window);
  let then = null;
  if (isFed)
    window.setTimeout = (run, delay, ...more) => {
      if (!(Math.abs(delay - spy.hold) < 0.001)) return wait(run, delay, ...more);
      then = run;
      return 0;
    };
  spy.next = () => {
    const run = then;
    then = null;
    run?.();
  };

  // Whoever presses may be done with what is on show.
  for (const kind of ["click", "keydown"])
    addEventListener(
      kind,
      ({ target }) => {
        const words = target.closest?.("button")?.textContent.trim() ?? "";
        const isReel = target.closest?.(".controls") !== null;
        spy.pressed.push([performance.now(), isReel ? words : ""]);
      },
      true,
    );

  const LONGEST = 160;
  // What is no part of the document, what tumbles, and what the shell says of the turn and the show.
  const SILENT =
    "script, style, template, noscript, .rolling, .prompt .line, .asks, .tools, .controls";
  const DOT = "i";
  let counts;
  let now;

  function note(fact) {
    spy.facts[fact] ??= now;
  }

  /** Note what an element says, and return it. */
  function read(element) {
    if (element.matches(SILENT)) return "";
    let words = "";
    for (const child of element.childNodes) {
      const part =
        child.nodeType === Node.TEXT_NODE
          ? child.data
          : child.nodeType === Node.ELEMENT_NODE
            ? read(child)
            : "";
      if (part.trim()) words += ` ${part.trim()}`;
    }
    words = words.replace(/\s+/g, " ").trim();
    const tag = element.tagName.toLowerCase();
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
    if (label) note(`label ${label}`);
    const title = element.getAttribute("title");
    if (title) note(`title ${title}`);
    const says = words || label || "";
    if (says.length > LONGEST) return words;
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    if (says) {
      note(`${tag} ${says}`);
      for (const name of classes) note(`${tag}.${name} ${says}`);
      for (const name in element.dataset) note(`${name}=${element.dataset[name]} ${says}`);
    } else if (tag === DOT)
      for (const name of classes) {
        const number = (counts[`${tag}.${name}`] ?? 0) + 1;
        counts[`${tag}.${name}`] = number;
        note(`${number} × ${tag}.${name}`);
      }
    return words;
  }

  function sample() {
    now = performance.now();
    counts = {};
    spy.samples++;
    if (document.body) read(document.body);
  }

  // Nothing that is read changes without a change of the document.
  let isChanged = true;
  const settings = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(() => (isChanged = true)).observe(document, settings);
  spy.changed = () => isChanged;
  function look() {
    if (isChanged) {
      isChanged = false;
      sample();
    }
    requestAnimationFrame(look);
  }
  look();
};

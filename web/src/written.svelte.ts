/** What is written beside the board: the board goes first, and this follows when it is on the screen. */

import { onDestroy, untrack } from "svelte";

import { afterFrame } from "./frames";

/** Follow a value, a frame behind; make it while a component is made. */
export class Written<Value> {
  current = $state.raw<Value>() as Value;

  constructor(newest: () => Value) {
    this.current = untrack(newest);
    let isHere = true;
    onDestroy(() => (isHere = false));
    const write = afterFrame(() => {
      if (isHere) this.current = newest();
    });
    $effect(() => {
      if (newest() !== untrack(() => this.current)) write();
    });
  }
}

/** Sides of a card as views list them, from the top clockwise. */
export const SIDES = ["top", "right", "bottom", "left"] as const;

/** Tongues of fire, standing on 0, 0. */

/** 20 wide and 24 high. */
export const FLAME = "M0 0C-10-3-11-12-4-17C-4-12-1-12-1-15C-2-19 1-22 4-24C3-19 9-16 10-9C11-4 6 0 0 0Z";

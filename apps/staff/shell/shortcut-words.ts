const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** How the keys that open the search are written on this computer. */
export const PALETTE_KEYS = isApple ? '⌘ K' : 'Ctrl K';

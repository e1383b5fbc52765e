import type { ReactNode } from 'react';

/** Draws what finds a client: contacts are another feature's, so the app gives it. */
export type PickPerson = (value: string, onChange: (id: string) => void) => ReactNode;

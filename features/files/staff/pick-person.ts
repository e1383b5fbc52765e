import type { ReactNode } from 'react';

/** Draws a field that chooses a contact; the app gives it, because contacts are another feature. */
export type PickPerson = (value: string, onChange: (id: string | undefined) => void, label: string) => ReactNode;

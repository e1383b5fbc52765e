import type { KeyboardEvent } from 'react';
import { noteBody } from '../rules/note-body.ts';

/** One sentence when the contract would refuse this as a note. */
export function checkNote(body: string): string | undefined {
  return noteBody.safeParse(body).error?.issues[0]?.message;
}

/** For a text of many lines, where Enter alone begins a new one. */
export function savesOnCtrlEnter(save: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
}

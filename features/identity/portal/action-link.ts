export type ActionMode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail';

export interface ActionLink {
  readonly mode: ActionMode;
  readonly code: string;
}

const MODES: readonly ActionMode[] = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail'];

/** What a link in a mail asks for; undefined when it is cut off or for something else. `search` is the part of the address behind the path. */
export function readActionLink(search: string): ActionLink | undefined {
  const query = new URLSearchParams(search);
  const mode = MODES.find((known) => known === query.get('mode'));
  const code = query.get('oobCode') ?? '';
  return mode === undefined || code === '' ? undefined : { mode, code };
}

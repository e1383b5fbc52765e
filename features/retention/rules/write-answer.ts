// What the office tells a client who asked for deletion: what went, and what stays, until when and by which law.
export interface WishAnswer {
  readonly on: string;
  /** How and when they asked, in the words of the office. */
  readonly asked: string;
  readonly goes: readonly string[];
  readonly stays: readonly { readonly name: string; readonly why: string }[];
}

/** Paragraphs of plain text. */
export function writeAnswer({ on, asked, goes, stays }: WishAnswer): readonly string[] {
  return [
    `You asked us to delete your data (${asked.replace(/\.$/, '')}). On ${on} we destroyed the following for good:`,
    goes.map((name) => `• ${name}`).join('\n'),
    ...(stays.length === 0
      ? ['Nothing else about you is kept, apart from the number of your record and the fact that it was deleted.']
      : [
          'We have to keep the following for now. It is used for nothing else, and is destroyed when its time is over:',
          stays.map(({ name, why }) => `• ${name}. ${why}`).join('\n'),
        ]),
    'Backups made before that day hold a copy until newer ones replace them, within about a month. When one is restored, the deletion is carried out again.',
  ];
}

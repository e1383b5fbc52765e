import type { ReactElement, ReactNode } from 'react';

/** A whole sentence in which `{}` stands for what is more than text: a name of any writing direction, a date with its tooltip. */
export function Filled({ sentence, part }: { readonly sentence: string; readonly part: ReactNode }): ReactElement {
  const at = sentence.indexOf('{}');
  if (at === -1) return <>{sentence}</>;
  return (
    <>
      {sentence.slice(0, at)}
      {part}
      {sentence.slice(at + 2)}
    </>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { DocumentsHeld } from '../rules/required-documents.ts';

/** How many of the four required documents are received. */
export function DocumentsCell({ value: { files, checked, of, missing } }: CellProps<DocumentsHeld>): ReactElement {
  const sent = files === 0 ? 'No file was sent' : files === 1 ? '1 file was sent' : `${files} files were sent`;
  const words = missing.length === 0 ? `All ${of} documents are received` : `Missing: ${missing.join(', ')}`;
  return (
    <ToneText {...(missing.length === 0 ? { tone: 'good' } : { tone: 'none', glyph: '' })} title={`${words}. ${sent}.`}>
      {checked}/{of}
      <VisuallyHidden>
        . {words}. {sent}.
      </VisuallyHidden>
    </ToneText>
  );
}

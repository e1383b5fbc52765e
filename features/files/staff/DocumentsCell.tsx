import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { DocumentsHeld } from '../rules/required-documents.ts';

/** How many of the four required documents are received. */
export function DocumentsCell({ value: { files, checked, of, missing, asked, late } }: CellProps<DocumentsHeld>): ReactElement {
  const sent = files === 0 ? 'No file was sent' : files === 1 ? '1 file was sent' : `${files} files were sent`;
  const words = missing.length === 0 ? `All ${of} documents are received` : `Missing: ${missing.join(', ')}`;
  const waiting =
    asked === 0 ? '' : ` ${asked === 1 ? '1 document is' : `${asked} documents are`} asked for${late > 0 ? `, ${late} late` : ''}.`;
  const tone =
    missing.length === 0 ? ({ tone: 'good' } as const) : late > 0 ? ({ tone: 'late' } as const) : ({ tone: 'none', glyph: '' } as const);
  return (
    <ToneText {...tone} title={`${words}. ${sent}.${waiting}`}>
      {checked}/{of}
      <VisuallyHidden>
        . {words}. {sent}.{waiting}
      </VisuallyHidden>
    </ToneText>
  );
}

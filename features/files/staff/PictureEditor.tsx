// Rotates, crops and blacks out a picture, or a page of a PDF.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { SentDocument } from '../contract.ts';
import { PDF } from '../rules/pdf-pages.ts';
import { AreaEditor, type EditorProps } from './AreaEditor.tsx';
import { PdfEditor } from './PdfEditor.tsx';
import { fileBytesOptions } from './queries.ts';

const EDITABLE = ['image/jpeg', 'image/png', 'image/webp', PDF];
/** True for pictures and PDFs, which can be changed. */
export const isEditable = ({ mediaType, state }: Pick<SentDocument, 'mediaType' | 'state'>): boolean =>
  state === 'ok' && EDITABLE.includes(mediaType);

export function PictureEditor({ one, onClose }: EditorProps): ReactElement {
  return one.mediaType === PDF ? <PdfEditor one={one} onClose={onClose} /> : <WholePicture one={one} onClose={onClose} />;
}

function WholePicture({ one, onClose }: EditorProps): ReactElement {
  const { data, error } = useQuery(fileBytesOptions(one));
  return <AreaEditor one={one} page={null} picture={data} error={error} onClose={onClose} />;
}

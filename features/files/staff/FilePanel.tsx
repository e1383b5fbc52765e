// One file: what it shows, what is known of it, what the office decides, and its earlier versions.
import { Button, Stack } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { SentDocument } from '../contract.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { FilePreview } from './FilePreview.tsx';
import { isEditable, PictureEditor } from './PictureEditor.tsx';
import { useDecision, type Marked } from './use-decision.ts';
import { Versions } from './Versions.tsx';

interface FilePanelProps {
  readonly one: SentDocument;
  /** Set where the page is not that of the contact. */
  readonly contact?: { readonly id: string; readonly name: string };
  /** True for uploads, about which the office decides. */
  readonly isUpload: boolean;
  readonly archived: boolean;
  readonly onMarked: (marked: Marked) => void;
}

export function FilePanel({ one, contact, isUpload, archived, onMarked }: FilePanelProps): ReactElement {
  const mayMark = useMay()('files:mark') && isUpload && !archived && one.state !== 'infected';
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack gap="md">
      <DocumentFacts one={one} contact={contact} isUpload={isUpload} />
      {mayMark && <Decide key={`${one.id} ${one.kind} ${one.review}`} one={one} onMarked={onMarked} />}
      {isEditing ? (
        <PictureEditor one={one} onClose={() => setEditing(false)} />
      ) : (
        <>
          <FilePreview key={`${one.id} ${one.generation}`} one={one} />
          {mayMark && isEditable(one) && (
            <Button variant="default" size="xs" style={{ alignSelf: 'flex-start' }} onClick={() => setEditing(true)}>
              Rotate, crop or black out
            </Button>
          )}
        </>
      )}
      {isUpload && <Versions id={one.id} />}
    </Stack>
  );
}

function Decide({ one, onMarked }: { readonly one: SentDocument; readonly onMarked: (marked: Marked) => void }): ReactElement {
  return <DecisionForm decision={useDecision(one, onMarked)} looked={one.looked} />;
}

import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { openFile, readFileError } from '../../../platform/web/files/files.ts';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { SentDocument } from '../contract.ts';
import classes from './FilePreview.module.css';
import { fileBytesOptions } from './queries.ts';
import { HELD_BACK } from './SentDocumentRow.tsx';
import { shownAs, type Shown } from './shown-file.ts';

/** A long picture or text is scrolled by keyboard too. */
const SCROLLED = { role: 'region', 'aria-label': 'Preview', tabIndex: 0 } as const;

interface FilePreviewProps {
  readonly one: Pick<SentDocument, 'path' | 'name' | 'state' | 'generation'>;
  /** As high as the screen, where the page is for looking. */
  readonly large?: boolean;
}

/** The file itself: PDF, picture or text in place; everything else to download. */
export function FilePreview({ one, large = false }: FilePreviewProps): ReactElement {
  const bytes = useQuery(fileBytesOptions(one));
  const shown = useShown(bytes.data);
  const open = useAction(openFile);
  if (one.state !== 'ok') return <Text>{HELD_BACK[one.state]}</Text>;
  if (bytes.error) return <ProblemNote>{readFileError(bytes.error).message}</ProblemNote>;
  if (!bytes.data || !shown) return <LoadingLines lines={8} />;
  const file = bytes.data;
  return (
    <div data-large={large || undefined}>
      {shown.kind === 'pdf' && (
        <object
          className={classes['frame']}
          type="application/pdf"
          data={`${shown.address}#navpanes=0&view=FitH`}
          aria-label={`The document ${one.name}`}
        >
          <Text c="dimmed" p="md">
            This browser can’t show the PDF here. Open it in a new tab.
          </Text>
        </object>
      )}
      {shown.kind === 'picture' && (
        <div {...SCROLLED} className={classes['picture']}>
          <img src={shown.address} alt={`The document ${one.name}`} />
        </div>
      )}
      {shown.kind === 'text' && (
        <pre {...SCROLLED} className={classes['text']}>
          {shown.text}
        </pre>
      )}
      {shown.kind === 'other' && <Text c="dimmed">This kind of file can’t be shown here. Download it to look at it.</Text>}
      <Group gap="xs" mt="xs">
        {(shown.kind === 'pdf' || shown.kind === 'picture') && (
          <Button variant="default" size="xs" loading={open.isPending} onClick={() => open.start(one.path)}>
            Open in new tab
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => saveFile(file, one.name)}>
          Download
        </Button>
      </Group>
      {open.error && <ProblemNote>{readFileError(open.error).message}</ProblemNote>}
    </div>
  );
}

interface OnPage extends Shown {
  readonly address: string;
  readonly text: string;
}

/** The file under an address of this page, for as long as it is looked at. */
function useShown(file: Blob | undefined): OnPage | undefined {
  const [shown, setShown] = useState<OnPage>();
  useEffect(() => {
    if (!file) return undefined;
    let address: string | undefined;
    let isLeft = false;
    const show = async (): Promise<void> => {
      const found = await shownAs(file);
      const text = found.kind === 'text' ? await found.file.text() : '';
      if (isLeft) return;
      address = URL.createObjectURL(found.file);
      setShown({ ...found, address, text });
    };
    void show();
    return () => {
      isLeft = true;
      setShown(undefined);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [file]);
  return shown;
}

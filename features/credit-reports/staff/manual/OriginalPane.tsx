import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { openPdf } from '../../../../platform/web/live/api.ts';
import { useAction } from '../../../../platform/web/live/use-action.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { saveFile } from '../../../../platform/web/files/save-file.ts';
import { originalOptions } from './manual-queries.ts';
import classes from './OriginalPane.module.css';
import { shownAs, type Shown } from './shown-file.ts';

/** The document that is typed in, as it came. */
export function OriginalPane({ reportId, fileName }: { readonly reportId: string; readonly fileName: string }): ReactElement {
  const mayOpen = useMay()('credit-reports:download-original');
  const original = useQuery(originalOptions(reportId, mayOpen));
  const file = original.data;
  const shown = useShown(file);
  const open = useAction(openPdf);
  if (!mayOpen) return <Text c="dimmed">Your role can’t open the original file. Use your own copy.</Text>;
  if (original.error) return <RefusalNote error={original.error} />;
  if (!file || !shown) return <LoadingLines lines={10} />;
  return (
    <>
      <Group justify="space-between" gap="xs" mb={8} wrap="nowrap">
        <Text fw={500} truncate="end">
          {fileName}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {shown.kind === 'pdf' && (
            <Button variant="subtle" size="compact-sm" onClick={() => open.start(Promise.resolve(shown.file))}>
              Open in new tab
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={() => saveFile(file, fileName)}>
            Download
          </Button>
        </Group>
      </Group>
      {shown.kind === 'pdf' && (
        <object className={classes['frame']} type="application/pdf" data={shown.address} aria-label={`The document ${fileName}`}>
          <Text c="dimmed" p="md">
            This browser can’t show the PDF here. Open it in a new tab.
          </Text>
        </object>
      )}
      {shown.kind === 'picture' && (
        <div className={classes['picture']}>
          <img src={shown.address} alt={`The document ${fileName}`} />
        </div>
      )}
      {shown.kind === 'other' && (
        <Text c="dimmed">
          This kind of file can’t be shown here.{' '}
          <Anchor component="button" type="button" onClick={() => saveFile(file, fileName)}>
            Download it
          </Anchor>{' '}
          and keep it open beside this form.
        </Text>
      )}
      <RefusalNote error={open.error} />
    </>
  );
}

/** The file under an address of this page, for as long as it is looked at. */
function useShown(file: Blob | undefined): (Shown & { readonly address: string }) | undefined {
  const [shown, setShown] = useState<Shown & { readonly address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    let address: string | undefined;
    let isLeft = false;
    const show = async (): Promise<void> => {
      const found = await shownAs(file);
      if (isLeft) return;
      address = URL.createObjectURL(found.file);
      setShown({ ...found, address });
    };
    void show();
    return () => {
      isLeft = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [file]);
  return shown;
}

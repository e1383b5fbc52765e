// The pages of a PDF, one at a time, to be rotated, cropped and blacked out. One save changes one page.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { AreaEditor, type EditorProps } from './AreaEditor.tsx';
import { pdfPageOptions } from './queries.ts';

export function PdfEditor({ one, onClose }: EditorProps): ReactElement {
  const [page, setPage] = useState(1);
  const [isTouched, setTouched] = useState(false);
  const pages = useQuery(pdfPageOptions(one, 1)).data?.pages ?? 0;
  const { data, error } = useQuery(pdfPageOptions(one, page));
  return (
    <Stack gap="sm">
      {pages > 1 && (
        <Group gap="sm" role="group" aria-label="Page to change">
          <Button variant="default" size="xs" disabled={isTouched || page <= 1} onClick={() => setPage(page - 1)}>
            Previous page
          </Button>
          <NativeSelect
            aria-label="Page"
            size="xs"
            value={String(page)}
            disabled={isTouched}
            onChange={(event) => setPage(Number(event.currentTarget.value))}
            data={Array.from({ length: pages }, (_, at) => ({ value: String(at + 1), label: `Page ${at + 1} of ${pages}` }))}
          />
          <Button variant="default" size="xs" disabled={isTouched || page >= pages} onClick={() => setPage(page + 1)}>
            Next page
          </Button>
          {isTouched && (
            <Text c="dimmed" size="xs">
              Save this page, or start over, before you go to another one.
            </Text>
          )}
        </Group>
      )}
      <AreaEditor
        // Areas belong to their page.
        key={page}
        one={one}
        page={page}
        picture={data?.picture}
        error={error}
        onClose={onClose}
        onTouched={setTouched}
      />
    </Stack>
  );
}

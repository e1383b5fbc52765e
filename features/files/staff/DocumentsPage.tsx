// Documents of all contacts: every file, and which clients still lack one of the four required documents. Tab and filters are in the
// address.
import { Button, Tabs } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { ClientDocumentsList } from './ClientDocumentsList.tsx';
import { FileList } from './FileList.tsx';
import type { PickPerson } from './pick-person.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

export function DocumentsPage({ pickPerson }: { readonly pickPerson: PickPerson }): ReactElement {
  const [search, change] = useSearchParams();
  const mayUpload = useMay()('files:upload');
  const queue = useUploadQueue();
  const [isUploading, setUploading] = useState(false);
  const [target, setTarget] = useState('');
  const shown = search['tab'] === 'clients' ? 'clients' : 'files';
  const openUpload = (): void => {
    setTarget(search['contact'] ?? '');
    setUploading(true);
  };
  return (
    <>
      <PageHeader
        title="Documents"
        action={
          mayUpload &&
          (isUploading ? (
            <Button variant="default" onClick={() => setUploading(false)}>
              Close upload
            </Button>
          ) : (
            <Button onClick={openUpload}>Upload files</Button>
          ))
        }
      >
        {isUploading && (
          <UploadPanel queue={queue} contactId={target} chooser={pickPerson(target, (id) => setTarget(id ?? ''), 'Upload for')} />
        )}
      </PageHeader>
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(next) => change({ tab: next === 'clients' ? 'clients' : undefined, file: undefined, q: undefined })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="files">Files</Tabs.Tab>
          <Tabs.Tab value="clients">Required documents</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="files">
          <FileList pickPerson={pickPerson} />
        </Tabs.Panel>
        <Tabs.Panel value="clients">
          <ClientDocumentsList />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

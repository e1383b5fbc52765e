// Documents of all contacts: every file, what waits for review, what clients were asked for, and who still lacks one of the four required
// documents. Tab and filters are in the address.
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { ClientDocumentsList } from './ClientDocumentsList.tsx';
import { FileList } from './FileList.tsx';
import type { PickPerson } from './pick-person.ts';
import { fileCountsOptions } from './queries.ts';
import { RequestList } from './RequestList.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

const TABS = [
  { value: 'files', label: 'Files' },
  { value: 'review', label: 'Review' },
  { value: 'requests', label: 'Requests' },
  { value: 'clients', label: 'Required documents' },
] as const;

export function DocumentsPage({ pickPerson }: { readonly pickPerson: PickPerson }): ReactElement {
  const [search, change] = useSearchParams();
  const mayUpload = useMay()('files:upload');
  const queue = useUploadQueue();
  const [isUploading, setUploading] = useState(false);
  const [target, setTarget] = useState('');
  const shown = TABS.find(({ value }) => value === search['tab'])?.value ?? 'files';
  const toReview = useQuery(fileCountsOptions(undefined)).data?.toLookAt.count ?? 0;
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
        onChange={(next) =>
          change({ tab: next === 'files' ? undefined : (next ?? undefined), file: undefined, q: undefined, show: undefined })
        }
      >
        <Tabs.List mb="md">
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
              {value === 'review' && toReview > 0 && ` (${toReview.toLocaleString('en-US')})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="files">
          <FileList pickPerson={pickPerson} />
        </Tabs.Panel>
        <Tabs.Panel value="review">
          <ReviewQueue pickPerson={pickPerson} />
        </Tabs.Panel>
        <Tabs.Panel value="requests">
          <RequestList />
        </Tabs.Panel>
        <Tabs.Panel value="clients">
          <ClientDocumentsList />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

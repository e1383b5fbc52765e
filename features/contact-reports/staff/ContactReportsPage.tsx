// Reports about one contact, and the progress of a segment. What is shown is in the address.
import { Anchor, Box, Group, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay, type May } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { PART_NAMES, PART_PERMISSIONS, REPORT_PARTS, sayWhatToChoose, type ReportPart } from '../rules/report-parts.ts';
import { CaseFilePart } from './CaseFilePart.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import { LettersPart } from './LettersPart.tsx';
import { PdfButton } from './PdfButton.tsx';
import { ProgressPart } from './ProgressPart.tsx';
import { contactOptions } from './queries.ts';

interface ContactReportsPageProps {
  /** Chooses the contact. It and the next three come from the app, because they belong to other features. */
  readonly picker: (value: string, onChange: (id: string) => void) => ReactNode;
  readonly audit: (contactId: string) => ReactNode;
  readonly activity: (contactId: string) => ReactNode;
  readonly segment: ReactNode;
}

const SEGMENT = 'segment';
const ONE = 'one';

const visibleParts = (may: May): readonly ReportPart[] => REPORT_PARTS.filter((part) => may(PART_PERMISSIONS[part]));

export function ContactReportsPage({ picker, audit, activity, segment }: ContactReportsPageProps): ReactElement {
  const [search, change] = useSearchParams();
  const may = useMay();
  const contactId = search['contact'] !== undefined && isId(search['contact']) ? search['contact'] : undefined;
  // Who comes from the menu sees the contacts with their figures; each row opens the reports about that contact.
  const isSegment = search['show'] === SEGMENT || (search['show'] === undefined && contactId === undefined);
  return (
    <>
      <PageHeader title="Contact Reports" />
      <Tabs value={isSegment ? SEGMENT : ONE} mb="md" onChange={(value) => change({ show: value ?? undefined }, 'as a step')}>
        <Tabs.List aria-label="What the report is about">
          <Tabs.Tab value={SEGMENT}>Segment</Tabs.Tab>
          <Tabs.Tab value={ONE}>One contact</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={ONE} pt="md">
          {!isSegment && (
            <>
              <Group mb="md" align="flex-end" gap="md">
                <Box w={{ base: '100%', xs: 360 }}>
                  {picker(contactId ?? '', (id) => change({ contact: id, report: undefined, show: ONE }, 'as a step'))}
                </Box>
                {contactId !== undefined && (
                  <Anchor component={AppLink} href={`/contacts/${contactId}`} pb={8}>
                    Open contact
                  </Anchor>
                )}
              </Group>
              {contactId === undefined ? (
                <EmptyState sentence={sayWhatToChoose(visibleParts(may))} />
              ) : (
                <OneContact key={contactId} contactId={contactId} audit={audit} activity={activity} />
              )}
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value={SEGMENT} pt="md">
          {isSegment && segment}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

interface OneContactProps extends Pick<ContactReportsPageProps, 'audit' | 'activity'> {
  readonly contactId: string;
}

function OneContact({ contactId, audit, activity }: OneContactProps): ReactElement {
  const [search, change] = useSearchParams();
  const may = useMay();
  const contact = useQuery(contactOptions(contactId));
  const parts = visibleParts(may);
  const usual = parts.find((part) => part === 'progress') ?? parts[0];
  const asked = REPORT_PARTS.find((part) => part === search['part']);
  if (contact.error) return <RefusalNote error={contact.error} />;
  if (!contact.data) return <LoadingLines />;
  if (usual === undefined) return <EmptyState sentence={sayWhatToChoose(parts)} />;
  const shown = asked ?? usual;
  return (
    <>
      <Tabs value={shown} onChange={(part) => change({ part: part ?? undefined }, 'as a step')}>
        <Tabs.List aria-label="Report">
          {parts.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {PART_NAMES[part]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map((part) => (
          <Tabs.Panel key={part} value={part} pt="md">
            {part === shown && (
              <>
                {part !== 'audit' && part !== 'papers' && <PdfButton contactId={contactId} part={part} />}
                <PartOf part={part} contactId={contactId} audit={audit} activity={activity} />
              </>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      {!parts.includes(shown) && <EmptyState sentence={`Your role does not include this part: ${PART_NAMES[shown].toLowerCase()}.`} />}
    </>
  );
}

function PartOf({ part, contactId, audit, activity }: OneContactProps & { readonly part: ReportPart }): ReactNode {
  switch (part) {
    case 'audit':
      return audit(contactId);
    case 'progress':
      return <ProgressPart contactId={contactId} />;
    case 'items':
      return <ItemsPart contactId={contactId} />;
    case 'letters':
      return <LettersPart contactId={contactId} />;
    case 'activity':
      return activity(contactId);
    case 'papers':
      return <CaseFilePart contactId={contactId} />;
  }
}

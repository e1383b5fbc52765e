// The library: its letters by recipient, the grounds and requests of dispute letters, or one letter with its editor. Which, is in the address.
import { Button, Tabs } from '@mantine/core';
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { LETTER_TABS, TAB_WORDS } from '../rules/letter-words.ts';
import { GroundsTab } from './GroundsTab.tsx';
import { LetterList } from './LetterList.tsx';
import { LetterPage } from './LetterPage.tsx';
import type { PickPerson } from './pick-person.ts';
import { WriteLetterPage } from './WriteLetterPage.tsx';

const GROUNDS = 'grounds';
const ALL = 'all';
/** Filters of one tab mean nothing in another. */
const FRESH = Object.fromEntries(
  ['tab', 'text', 'q', 'kind', 'item', 'favorites', 'category', 'round', 'language', 'state'].map((name) => [name, undefined]),
);

/** `pickPerson` is missing for those who may not see a client's letters; they preview with the sample only. */
export function LetterLibraryPage({ pickPerson }: { readonly pickPerson: PickPerson | undefined }): ReactElement {
  const [search, change] = useSearchParams();
  const mayWrite = useMay()('letter-library:write');
  if (search['letter'] !== undefined && isId(search['letter']))
    return <LetterPage key={search['letter']} id={search['letter']} pickPerson={pickPerson} />;
  if (search['write'] !== undefined && mayWrite && pickPerson) return <WriteLetterPage pickPerson={pickPerson} />;
  const tab =
    search['tab'] === GROUNDS || search['text'] !== undefined ? GROUNDS : (LETTER_TABS.find((one) => one === search['tab']) ?? ALL);
  return (
    <>
      <PageHeader
        title="Letters"
        action={
          mayWrite &&
          pickPerson && (
            <Button component={AppLink} href="/letters?write=new">
              Write a letter
            </Button>
          )
        }
      />
      <Tabs
        value={tab}
        onChange={(next) => change({ ...FRESH, ...(next !== null && next !== ALL && { tab: next }) }, 'as a step')}
        mb="sm"
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value={ALL}>All letters</Tabs.Tab>
          {LETTER_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {TAB_WORDS[one]}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value={GROUNDS}>Grounds and requests</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {tab === GROUNDS ? <GroundsTab pickPerson={pickPerson} /> : <LetterList key={tab} tab={tab === ALL ? undefined : tab} />}
    </>
  );
}

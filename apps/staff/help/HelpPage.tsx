// Guides of all pages, words, deadlines, keys, and how to reach the office; searched in the browser, without the server.
import { Anchor, Kbd, Stack, Table, Tabs, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, type ReactElement } from 'react';
import { publicConfig } from '../../../platform/web/identity/public-config.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMayOpen } from '../may-open-context.ts';
import { NAVIGATION } from '../navigation.ts';
import { useListSearch } from '../use-list-search.ts';
import { DeadlineSheet } from './DeadlineSheet.tsx';
import { guideAddress, guideNameOf } from './guide-names.ts';
import { GuideText } from './GuideText.tsx';
import { KEYS } from './keys.ts';
import { GLOSSARY, GUIDES } from './library.ts';
import { passageOf, searchHelp } from './search-help.ts';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';
import classes from './HelpPage.module.css';

const VIEWS = { guides: 'Guides', words: 'Words', deadlines: 'Deadlines', keys: 'Keys', contact: 'Contact' } as const;
type View = keyof typeof VIEWS;
const isView = (text: string | undefined): text is View => text !== undefined && text in VIEWS;

export function HelpPage(): ReactElement {
  const [search, change] = useListSearch();
  const { q = '', page, view } = search;
  const shown = isView(view) ? view : 'guides';
  return (
    <div style={{ maxWidth: 880 }}>
      <PageHeader title="Help">
        <TextInput
          type="search"
          aria-label="Search help"
          placeholder="Search guides, words and deadlines"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
          value={q}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => change(value === '' ? { view: shown } : { q: value })}
        />
      </PageHeader>
      {q.trim() !== '' ? (
        <Hits words={q} />
      ) : (
        <Tabs value={shown} onChange={(next) => change(next === null || next === 'guides' ? {} : { view: next })} keepMounted={false}>
          <Tabs.List mb="md">
            {Object.entries(VIEWS).map(([key, label]) => (
              <Tabs.Tab key={key} value={key}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={shown}>
            {shown === 'guides' && (page === undefined ? <GuideList /> : <OneGuide key={page} name={page} />)}
            {shown === 'words' && <Words />}
            {shown === 'deadlines' && <DeadlineSheet />}
            {shown === 'keys' && <Keys />}
            {shown === 'contact' && <Contact />}
          </Tabs.Panel>
        </Tabs>
      )}
    </div>
  );
}

function Hits({ words }: { readonly words: string }): ReactElement {
  const hits = useMemo(() => searchHelp(words), [words]);
  return (
    <section aria-label="Results">
      <Text role="status" c="dimmed" mb="sm">
        {hits.length === 0
          ? `Nothing found for “${words.trim()}”. Try one word, or another word for it.`
          : hits.length === 1
            ? '1 passage'
            : `${hits.length} passages`}
      </Text>
      <ul className={classes['plain']}>
        {hits.map(({ id, title, heading, text, href }) => (
          <li key={id}>
            <Anchor component={AppLink} href={href} fw={500}>
              {title}: {heading}
            </Anchor>
            <Text c="dimmed">{passageOf(text, words)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Guides in the order of the menu, then those of pages that the menu does not name. */
function GuideList(): ReactElement {
  const ofMenu = NAVIGATION.map(({ path }) => guideNameOf(path));
  const names = [...ofMenu, ...[...GUIDES.keys()].filter((name) => !ofMenu.includes(name)).toSorted()];
  return (
    <ul className={classes['guides']}>
      {names.map((name) => {
        const guide = GUIDES.get(name);
        return (
          guide && (
            <li key={name}>
              <Anchor component={AppLink} href={guideAddress(name)}>
                {guide.title}
              </Anchor>
            </li>
          )
        );
      })}
    </ul>
  );
}

function OneGuide({ name }: { readonly name: string }): ReactElement {
  const mayOpen = useMayOpen();
  const guide = GUIDES.get(name);
  useEffect(() => {
    const section = document.querySelector<HTMLElement>(`#${CSS.escape(location.hash.slice(1) || 'none')}`);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, []);
  const all = (
    <Anchor component={AppLink} href="/help">
      All guides
    </Anchor>
  );
  if (!guide) return <EmptyState sentence="There is no such guide." action={all} />;
  // A record has no address without its list.
  const path = name.endsWith('-id') ? undefined : `/${name}`;
  return (
    <Stack gap="md">
      <Title order={2}>{guide.title}</Title>
      <GuideText guide={guide} order={3} />
      <div className={classes['ways']}>
        {path !== undefined && mayOpen(path) && (
          <Anchor component={AppLink} href={path}>
            Open {guide.title}
          </Anchor>
        )}
        {path !== undefined && !mayOpen(path) && (
          <Text c="dimmed">Your role does not open this page. An administrator can change that.</Text>
        )}
        {all}
      </div>
    </Stack>
  );
}

function Words(): ReactElement {
  return (
    <dl className={classes['words']}>
      {GLOSSARY.map(({ word, meaning }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys(): ReactElement {
  return (
    <>
      <Table withRowBorders={false} aria-label="Keys">
        <Table.Tbody>
          {KEYS.map(({ keys, words }) => (
            <Table.Tr key={keys}>
              <Table.Td w={96}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{words}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text c="dimmed">Some pages have keys of their own. Press ? on the page to see them.</Text>
      <SingleKeysSwitch />
    </>
  );
}

function Contact(): ReactElement {
  const { name, phone, email, website } = publicConfig().office;
  const may = useMay();
  return (
    <Stack gap="xs">
      <Text>What clients and visitors are told about the office:</Text>
      {name === null ? (
        <Text c="dimmed">The office has not entered its name yet.</Text>
      ) : (
        <Text style={{ whiteSpace: 'pre-line' }}>{[name, phone, email, website].filter((line) => line !== null).join('\n')}</Text>
      )}
      {may('office:manage') && (
        <Anchor component={AppLink} href="/setup">
          Change it under Setup
        </Anchor>
      )}
      <Text mt="sm">
        For a lost phone, another role or a locked account, ask an owner or administrator of your office. They work under User Management.
      </Text>
    </Stack>
  );
}

// The alert above each page: urgent leads that no one has answered yet. Hidden when there are none.
import { ActionIcon, CloseButton, Group, Tooltip } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { hasGrown, RESPOND_WITHIN, type HotList } from '../rules/hot-leads.ts';
import classes from './HotLeadPanel.module.css';
import { playHotLeadSound, readSoundChoice, saveSoundChoice } from './hot-lead-sound.ts';
import { HotLeadRow } from './parts/HotLeadRow.tsx';
import { hotOptions } from './queries.ts';

export function HotLeadPanel(): ReactElement | null {
  const may = useMay();
  const { data: hot } = useQuery({ ...hotOptions(), enabled: may('leads:view') });
  const [sound, setSound] = useState(readSoundChoice);
  const [tooLate, setTooLate] = useState<unknown>();
  const news = useNews(hot, sound);
  if (!may('leads:view')) return null;
  const more = hot ? hot.total - hot.rows.length : 0;
  const choose = (): void => {
    setSound(!sound);
    saveSoundChoice(!sound);
  };
  return (
    <>
      <div className="redress-hidden-text" aria-live="polite">
        {news}
      </div>
      {tooLate !== undefined && <TooLateNote error={tooLate} onClose={() => setTooLate(undefined)} />}
      {hot && hot.rows.length > 0 && (
        <section className={classes['panel']} aria-label="Hot leads">
          <div className={classes['head']}>
            <strong>{hot.total === 1 ? '1 hot lead' : `${hot.total}${hot.capped ? '+' : ''} hot leads`}</strong>
            <span className={classes['words']}>{RESPOND_WITHIN}</span>
            <Tooltip label={sound ? 'Sound is on' : 'Sound is off'}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                ml="auto"
                aria-label="Sound for new hot leads"
                aria-pressed={sound}
                onClick={choose}
              >
                {sound ? <IconBell size={16} stroke={1.6} aria-hidden="true" /> : <IconBellOff size={16} stroke={1.6} aria-hidden="true" />}
              </ActionIcon>
            </Tooltip>
          </div>
          <ul className={classes['list']}>
            {hot.rows.map((lead) => (
              <HotLeadRow key={lead.id} lead={lead} mayWork={may('leads:work')} onTooLate={setTooLate} />
            ))}
          </ul>
          {more > 0 && (
            <AppLink className={classes['more']} href="/leads?tab=table&hot=yes">
              {hot.capped ? 'More' : `${more} more`}
            </AppLink>
          )}
        </section>
      )}
    </>
  );
}

/** Why a lead could not be claimed; stays until it was read, though the row is gone. */
function TooLateNote({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }): ReactElement {
  return (
    <Group gap="sm" mb="md" wrap="nowrap" align="flex-start">
      <div className={classes['note']}>
        <RefusalNote error={error} />
      </div>
      <CloseButton aria-label="Close this message" mt={4} onClick={onClose} />
    </Group>
  );
}

/** Plays a sound and announces a new hot lead, but not for the list found on loading. */
function useNews(hot: (HotList & { readonly rows: readonly { readonly name: string }[] }) | undefined, sound: boolean): string {
  const before = useRef<HotList>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!hot) return;
    const grown = before.current !== undefined && hasGrown(before.current, hot);
    before.current = hot;
    if (!grown) return;
    setNews(`New hot lead. ${hot.rows[0]?.name ?? ''} waits for an answer. ${hot.total} in all.`);
    if (sound) void playHotLeadSound();
  }, [hot, sound]);
  return news;
}

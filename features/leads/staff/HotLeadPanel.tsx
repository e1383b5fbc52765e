// The alert above each page: hot leads, for people who can claim them. It stays in sight while the page scrolls, folds to one line,
// and is hidden when there are none.
import { ActionIcon, CloseButton, Group, Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell, IconBellOff, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { hasGrown, RESPOND_WITHIN, type HotList } from '../rules/hot-leads.ts';
import classes from './HotLeadPanel.module.css';
import { keepFolded, PHONE, readFolded } from './hot-lead-fold.ts';
import { playHotLeadSound, readSoundChoice, saveSoundChoice } from './hot-lead-sound.ts';
import { HotLeadRow } from './parts/HotLeadRow.tsx';
import { useAlertHeight } from './parts/use-alert-height.ts';
import { hotOptions } from './queries.ts';

/** Time alone makes a lead late, and the server counts those that are not shown. */
const LATE_EVERY_MS = 60_000;

export function HotLeadPanel(): ReactElement | null {
  const may = useMay();
  const { data: hot } = useQuery({ ...hotOptions(), enabled: may('leads:work'), refetchInterval: LATE_EVERY_MS });
  const [sound, setSound] = useState(readSoundChoice);
  const [tooLate, setTooLate] = useState<unknown>();
  const [chosen, setChosen] = useState(readFolded);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const folded = chosen ?? isPhone;
  const news = useNews(hot, sound);
  const panel = useAlertHeight();
  if (!may('leads:work')) return null;
  const more = hot ? hot.total - hot.rows.length : 0;
  const choose = (): void => {
    setSound(!sound);
    saveSoundChoice(!sound);
  };
  const fold = (): void => {
    setChosen(!folded);
    keepFolded(!folded);
  };
  return (
    <>
      <div className="redress-hidden-text" aria-live="polite">
        {news}
      </div>
      {tooLate !== undefined && <TooLateNote error={tooLate} onClose={() => setTooLate(undefined)} />}
      {hot && hot.rows.length > 0 && (
        <section ref={panel} className={classes['panel']} aria-label="Hot leads">
          <div className={classes['head']}>
            <UnstyledButton className={classes['fold'] ?? ''} aria-expanded={!folded} onClick={fold}>
              <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes['chevron']} />
              <strong>{hot.total === 1 ? '1 hot lead' : `${hot.total}${hot.capped ? '+' : ''} hot leads`}</strong>
              {hot.late > 0 && <span className={classes['late']}>{hot.late} late</span>}
            </UnstyledButton>
            <span className={classes['words']}>{RESPOND_WITHIN}</span>
            {!folded && (
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
                  {sound ? (
                    <IconBell size={16} stroke={1.6} aria-hidden="true" />
                  ) : (
                    <IconBellOff size={16} stroke={1.6} aria-hidden="true" />
                  )}
                </ActionIcon>
              </Tooltip>
            )}
          </div>
          {!folded && (
            <ul className={classes['list']}>
              {hot.rows.map((lead) => (
                <HotLeadRow key={lead.id} lead={lead} onTooLate={setTooLate} />
              ))}
            </ul>
          )}
          {!folded && more > 0 && (
            <AppLink className={classes['more']} href="/leads?tab=table&hot=yes">
              {hot.capped ? 'More' : `${more} more`}
            </AppLink>
          )}
        </section>
      )}
    </>
  );
}

/** Why a lead could not be claimed; stays until it was read, though the row has changed or is gone. */
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

// The pages taken so far: each can be turned, moved and removed, and says at once when it cannot be read.
import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import classes from './MyDocuments.module.css';
import type { Page } from './pages.ts';
import { texts } from './texts.ts';
import type { Pages } from './use-pages.ts';

export function PageList({ pages: { pages, rotate, swap, move, remove } }: { readonly pages: Pages }): ReactElement | null {
  const t = useTexts(texts);
  if (pages.length === 0) return null;
  return (
    <ol className={classes['pages']} aria-label={t.pages}>
      {pages.map((page, at) => {
        const { key, url, turn, problem, isStraightened, other } = page;
        const name = t.page(at + 1, pages.length);
        return (
          <li key={key} className={classes['page']}>
            <div className={classes['thumb']}>
              <img src={url} alt={name} style={{ transform: `rotate(${turn}deg)` }} />
            </div>
            <div className={classes['words']}>
              <Text fw={500}>{name}</Text>
              <Text size="sm" role="status" {...(problem && { className: classes['warning'] ?? '' })}>
                {statusOf(page, t)}
              </Text>
              <Group gap={4} mt={4}>
                {other && (
                  <Button variant="default" size="sm" onClick={() => swap(key)}>
                    {isStraightened ? t.useWhole : t.straighten}
                    <span className="redress-hidden-text"> {name}</span>
                  </Button>
                )}
                <Button variant="default" size="sm" onClick={() => rotate(key)}>
                  {t.rotate}
                  <span className="redress-hidden-text"> {name}</span>
                </Button>
                {at > 0 && (
                  <Button variant="default" size="sm" onClick={() => move(key, -1)}>
                    {t.earlier}
                    <span className="redress-hidden-text"> {name}</span>
                  </Button>
                )}
                {at < pages.length - 1 && (
                  <Button variant="default" size="sm" onClick={() => move(key, 1)}>
                    {t.later}
                    <span className="redress-hidden-text"> {name}</span>
                  </Button>
                )}
                <Button variant="subtle" size="sm" onClick={() => remove(key)}>
                  {t.remove}
                  <span className="redress-hidden-text"> {name}</span>
                </Button>
              </Group>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function statusOf({ problem, isStraightened }: Page, t: (typeof texts)['en']): string {
  if (problem === undefined) return t.looking;
  if (problem !== null) return t.problems[problem];
  return isStraightened ? t.straightened : '';
}

import { lazy, Suspense, useEffect, useEffectEvent, type ReactElement } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { areSingleKeysOn, isTyping } from '../../../platform/web/look/page-shortcuts.ts';
import { openOverlay, useOverlay } from './overlay-store.ts';
import { useRememberPerson } from './palette/recent-people.ts';

// Loaded when first asked for; lists pay nothing for it.
const Palette = lazy(() => loadPart(async () => ({ default: (await import('./palette/Palette.tsx')).Palette })));
const HelpDrawer = lazy(() => loadPart(async () => ({ default: (await import('../help/HelpDrawer.tsx')).HelpDrawer })));

/** The search over pages and people (Ctrl K), and the guide and keys of the page (?). */
export function Overlays({ path, userId }: { readonly path: string; readonly userId: string }): ReactElement {
  const overlay = useOverlay();
  useRememberPerson(userId, path);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      openOverlay(overlay === 'palette' ? undefined : 'palette');
    } else if (event.key === '?' && areSingleKeysOn() && !isTyping(event)) {
      openOverlay('help');
    }
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      openOverlay(undefined);
    };
  }, []);
  const close = (): void => openOverlay(undefined);
  return (
    <Suspense>
      {overlay === 'palette' && <Palette userId={userId} onClose={close} />}
      {overlay === 'help' && <HelpDrawer path={path} onClose={close} />}
    </Suspense>
  );
}

import { useChange } from '../../../platform/web/live/use-change.ts';
import { api } from './queries.ts';

interface Preview {
  readonly open: (contactId: string) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Opens the portal of a client in a tab of its own, as the client sees it. */
export function usePreview(): Preview {
  const pass = useChange(api.openPreview);
  const open = async (contactId: string): Promise<void> => {
    // Opened at once: later the browser would not take it for the answer to a click.
    const tab = window.open('', '_blank');
    try {
      const address = `/client#preview=${(await pass.run({ contactId })).pass}`;
      if (tab) {
        tab.opener = null;
        tab.location.replace(address);
      } else location.assign(address);
    } catch {
      // Why is in `error`.
      tab?.close();
    }
  };
  return { open: (contactId) => void open(contactId), isPending: pass.isPending, error: pass.error };
}

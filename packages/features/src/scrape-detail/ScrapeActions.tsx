import { useReasonNotAllowed } from '@console/api/roles/client';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import { commandBlockReason, type Command } from '@console/api/scrape-edit/rules';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { lazy } from '@console/ui/lazy';
import { Menu, type MenuItem } from '@console/ui/Menu';
import Archive from 'lucide-react/icons/archive';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useState } from 'react';
import { useLegacyCommand } from '../parts/legacy-popup/useLegacyCommand.ts';
import { NoteDialog } from '../parts/notes/noteDialogModule.ts';

const ScrapeDialog = lazy(() =>
  import('../parts/scrape-dialog/ScrapeDialog.tsx').then((module) => module.ScrapeDialog),
);
const ArchiveScrapeDialog = lazy(() =>
  import('./archive-scrape/ArchiveScrapeDialog.tsx').then((module) => module.ArchiveScrapeDialog),
);
const preload = () => {
  for (const dialog of [NoteDialog, ScrapeDialog, ArchiveScrapeDialog]) dialog.preload();
};

const COMMANDS: readonly (readonly [Command, string])[] = [
  ['runparser', 'Run Parser'],
  ['runspider', 'Run Spider'],
  ['runcleanup', 'Run Cleanup'],
  ['dumpqueue', 'Dump Queue'],
  ['sendToQueue', 'Send to Queue'],
  ['unserveQueue', 'Unserve Queue'],
];

interface ScrapeActionsProps {
  version: ScrapeVersion;
  isGone: boolean;
}

/**
 * The actions on a scrape. An action that the role or the state does not allow stays in the menu,
 * disabled with its reason.
 */
export function ScrapeActions({ version, isGone }: ScrapeActionsProps) {
  // The open dialog, with the version of the scrape at the time it opened.
  const [open, setOpen] = useState<{ dialog: 'edit' | 'archive' | 'note'; of: ScrapeVersion }>();
  const { scrape } = version;
  const send = useLegacyCommand(scrape.id);
  const mayNotEdit = useReasonNotAllowed('scrapePage.edit');
  const mayNotArchive = useReasonNotAllowed('scrapePage.archive');
  const mayNotSend = useReasonNotAllowed('scrapePage.sendCommand');
  const gone = isGone ? 'The scrape has been deleted.' : undefined;
  const close = () => setOpen(undefined);
  const opening = (dialog: 'edit' | 'archive' | 'note') => () => setOpen({ dialog, of: version });

  const archiving: MenuItem = {
    id: 'archive',
    label: scrape.archived ? 'Unarchive' : 'Archive',
    icon: <Archive size={16} />,
    tone: scrape.archived ? undefined : 'danger',
    disabledReason:
      mayNotArchive ?? gone ?? (scrape.entity.archived ? 'The entity is archived.' : undefined),
    onSelect: opening('archive'),
  };
  const items: readonly MenuItem[] = [
    {
      id: 'edit',
      label: 'Edit',
      icon: <Pencil size={16} />,
      disabledReason: mayNotEdit ?? gone ?? scrapeBlockReason(scrape)?.message,
      onSelect: opening('edit'),
    },
    archiving,
    {
      id: 'note',
      label: 'Add Note',
      icon: <NotebookPen size={16} />,
      onSelect: opening('note'),
    },
    { kind: 'separator' },
    ...COMMANDS.map(([command, label]) => ({
      id: command,
      label,
      disabledReason: mayNotSend ?? gone ?? commandBlockReason(command, scrape)?.message,
      onSelect: () => send(command),
    })),
  ];
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Menu label="Scrape" items={items}>
          Actions
        </Menu>
      </span>
      <Suspense>
        {open?.dialog === 'edit' && <ScrapeDialog subject={{ version: open.of }} onClose={close} />}
        {open?.dialog === 'archive' && <ArchiveScrapeDialog version={open.of} onClose={close} />}
        {open?.dialog === 'note' && (
          <NoteDialog target={{ owner: { scrapeId: scrape.id } }} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

import { usePossibleMatches, useQueue } from '@console/api/company-queues/client';
import { reasonNotLinkable } from '@console/api/company-queues/rules';
import type {
  CompanyQueue,
  EntityMatch,
  QueueRequestRow,
} from '@console/api/company-queues/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import { lazy } from '@console/ui/lazy';
import { Suspense, useState } from 'react';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { EntityLink, EntityNameCell } from '../parts/cells/EntityLink.tsx';
import { ExternalLink } from '../parts/cells/ExternalLink.tsx';
import { DisassociateButton } from '../parts/queue/QueueButtons.tsx';
import { EntityBox } from './EntityBox.tsx';
import type { LinkedEntity } from './LinkDialog.tsx';
import styles from './queueRequests.module.css';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((module) => module.LinkDialog));
const CreateEntityDialog = lazy(() =>
  import('./CreateEntityDialog.tsx').then((module) => module.CreateEntityDialog),
);
const preload = () => {
  LinkDialog.preload();
  CreateEntityDialog.preload();
};

const REASONS: Readonly<Record<string, string>> = {
  url: 'Same address',
  alias: 'Same alias',
  name: 'Similar name',
};
const reasonLabel = (reason: string) => (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason);

interface MatchListProps {
  matches: readonly EntityMatch[] | null;
  disabledReason: string | undefined;
  onLink: (entity: LinkedEntity) => void;
}

function MatchList({ matches, disabledReason, onLink }: MatchListProps) {
  if (matches === null) return <p>Possible matches are not available.</p>;
  if (matches.length === 0) return <p>No entity matches this request.</p>;
  return (
    <ol className={styles.list}>
      {matches.map(({ entity, reason }) => (
        <li key={entity.id} className={styles.match}>
          <EntityNameCell entity={entity} />
          <Button
            size="sm"
            disabledReason={disabledReason ?? reasonNotLinkable(entity)}
            onClick={() => onLink(entity)}
          >
            Link
          </Button>
          <span className={`${styles.line} ${styles.muted}`}>
            <EntityLink id={entity.id}>EID {entity.id}</EntityLink> · {reasonLabel(reason)}
            {entity.archived && ' · Archived'}
          </span>
          {entity.url && (
            <span className={styles.line}>
              <ExternalLink url={entity.url} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface MatchesPanelProps {
  request: QueueRequestRow;
}

type Open =
  | { kind: 'link'; queue: CompanyQueue; entity: LinkedEntity }
  | { kind: 'create'; queue: CompanyQueue };

/**
 * The entity of a request. Without one, it suggests entities, each with a button that links it. An
 * open dialog stays open when another person links an entity meanwhile.
 */
export function MatchesPanel({ request }: MatchesPanelProps) {
  const {
    id,
    company_queue: { entity, id: queueId },
  } = request;
  const { data: queue } = useQueue(queueId);
  const matches = usePossibleMatches(entity ? undefined : id);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const unknown = queue ? undefined : 'The queue is being loaded.';
  const notLink = useReasonNotAllowed('queueRequests.editQueue') ?? unknown;
  const notCreate = useReasonNotAllowed('queueRequests.createEntity') ?? unknown;
  const link = (chosen: LinkedEntity) => {
    if (queue) setOpen({ kind: 'link', queue, entity: chosen });
  };
  return (
    <div className={styles.stack} onPointerEnter={preload} onFocus={preload}>
      {entity ? (
        <Card title="Entity">
          <div className={styles.match}>
            <EntityNameCell entity={entity} />
            {queue && <DisassociateButton queue={queue} place="queueRequests" />}
            <span className={`${styles.line} ${styles.muted}`}>
              <EntityLink id={entity.id}>EID {entity.id}</EntityLink>
            </span>
          </div>
        </Card>
      ) : (
        <>
          <ReadCard title="Possible Matches" read={matches} count={(found) => found?.length ?? 0}>
            {(found) => <MatchList matches={found} disabledReason={notLink} onLink={link} />}
          </ReadCard>
          <Card title="Another Entity">
            <div className={styles.stack}>
              <EntityBox disabledReason={notLink} onTake={link} />
              <div>
                <Button
                  size="sm"
                  disabledReason={notCreate}
                  onClick={() => queue && setOpen({ kind: 'create', queue })}
                >
                  Create Entity
                </Button>
              </div>
            </div>
          </Card>
        </>
      )}
      <Suspense>
        {open?.kind === 'link' && <LinkDialog {...open} onClose={close} />}
        {open?.kind === 'create' && (
          <CreateEntityDialog requestId={id} queue={open.queue} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

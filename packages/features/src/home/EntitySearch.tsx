import { useApiMutation } from '@console/api/core/useApiMutation';
import { readEntity } from '@console/api/entities/client';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import { TextField } from '@console/ui/form/TextField';
import { useState, type SyntheticEvent } from 'react';
import { parseId } from '../list/params.ts';
import styles from './HomePage.module.css';

/**
 * Opens an empty tab at once, within the click, so that no browser blocks it; its address is set
 * when the answer is there. `goTo` returns false where the tab was blocked or closed meanwhile. The
 * new page cannot reach this one.
 */
function openTab(): { goTo: (href: string) => boolean; close: () => void } {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (href) => {
      if (!tab || tab.closed) return false;
      tab.location.href = new URL(href, location.origin).href;
      return true;
    },
    close: () => tab?.close(),
  };
}

/** Looks an entity up by its id; the answer is not kept. */
const useEntityLookup = () => useApiMutation(['entities', 'lookUp'], readEntity);

type Outcome = { kind: 'problem'; message: string } | { kind: 'blocked'; href: string };

const NOT_FOUND = 'Entity not found.';
const NOTHING_ENTERED = 'Enter an ID or a name.';

/** Finds an entity by its id, else by its name, and opens it in a new tab. */
export function EntitySearch() {
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const { trigger, pending, error, reset } = useEntityLookup();

  const forget = () => {
    setOutcome(undefined);
    reset();
  };
  const openById = async (entityId: string | undefined) => {
    if (!entityId) return setOutcome({ kind: 'problem', message: NOT_FOUND });
    const tab = openTab();
    const found = await trigger(Number(entityId));
    if (!found) return tab.close();
    const href = `/entities/${found.entity.id}`;
    return setOutcome(tab.goTo(href) ? undefined : { kind: 'blocked', href });
  };
  const openByName = () => {
    const href = `/entities?${new URLSearchParams({ search: name.trim() }).toString()}`;
    setOutcome(openTab().goTo(href) ? undefined : { kind: 'blocked', href });
  };
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    forget();
    if (id.trim()) void openById(parseId(id.trim()));
    else if (name.trim()) openByName();
  };

  const failed =
    error && (error.kind === 'notFound' ? NOT_FOUND : 'The entity could not be looked up.');
  const message = outcome?.kind === 'problem' ? outcome.message : failed;
  return (
    <Card title="Entity Search">
      <form className={styles.form} aria-label="Entity Search" noValidate onSubmit={search}>
        <TextField
          label="Entity ID"
          name="entity_id"
          inputMode="numeric"
          value={id}
          onChange={(text) => {
            setId(text);
            forget();
          }}
          error={message}
        />
        <TextField
          label="Entity Name"
          name="entity_name"
          value={name}
          onChange={setName}
          help="Used when no ID is entered."
        />
        <Button
          type="submit"
          tone="primary"
          pending={pending}
          disabledReason={id.trim() || name.trim() ? undefined : NOTHING_ENTERED}
        >
          Search
        </Button>
        {outcome?.kind === 'blocked' && (
          <output className={styles.blocked}>
            <span>The new tab could not be opened.</span>
            <a href={outcome.href} target="_blank" rel="noopener">
              Open {outcome.href}
            </a>
          </output>
        )}
      </form>
    </Card>
  );
}

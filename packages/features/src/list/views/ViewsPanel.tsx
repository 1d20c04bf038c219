import { useMe } from '@console/api/me/client';
import { useViewCounts } from '@console/api/quality-counts/viewClient';
import { useViews } from '@console/api/views/client';
import { reasonNoTeamViews } from '@console/api/views/rules';
import { VIEWS_MAX, type View } from '@console/api/views/schema';
import { Button } from '@console/ui/Button';
import { FloatingPanel } from '@console/ui/FloatingPanel';
import { useState } from 'react';
import { isArranged } from '../viewMemory.ts';
import { builtInViews } from './builtInViews.ts';
import { NameForm } from './NameForm.tsx';
import { useViewActions } from './useViewActions.ts';
import { ViewFiles } from './ViewFiles.tsx';
import { ViewGroup, type CountOf, type ViewCommand } from './ViewGroup.tsx';
import { layoutOf, missingOf, missingText, type ViewInUse, type ViewTarget } from './viewState.ts';
import styles from './Views.module.css';

interface ViewsPanelProps {
  target: ViewTarget;
  used: ViewInUse | undefined;
  onUse: (used: ViewInUse | undefined) => void;
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * The panel with the views of a list: the built-in ones, the person's own and those of the team. It
 * is not modal, so that the list stays visible. Escape, a press outside it and moving the focus out
 * of it close it.
 */
export function ViewsPanel({ target, used, onUse, anchor, onClose }: ViewsPanelProps) {
  const { name, label, list, table } = target;
  const me = useMe().data;
  const views = useViews(name);
  const actions = useViewActions(name, list.pathname);
  const [said, setSaid] = useState('');
  const [renamed, setRenamed] = useState<View>();

  const saved = views.data ?? [];
  const mine = saved.filter(({ team }) => !team);
  const ofTeam = saved.filter(({ team }) => team);
  const inUse = saved.find(({ id }) => id === used?.id);
  const now = { query: list.address, layout: layoutOf(table.chosen, table.all) };
  const isChanged =
    used !== undefined && (used.address !== list.address || !isArranged(used.layout, table.chosen));
  const noTeam = me ? reasonNoTeamViews(me.role) : 'Your role is not known yet.';

  const apply = (leave: () => void) => (view: Pick<View, 'name' | 'state'> & { id?: number }) => {
    const lost = missingText(view, list.definition, table.all);
    const layout = layoutOf(view.state.layout, table.all);
    list.setAddress(view.state.query);
    if (layout) table.onChange(layout);
    onUse({ id: view.id, name: view.name, address: list.addressOf(view.state.query), layout });
    if (lost === undefined) leave();
    else setSaid(lost);
  };
  const adopt = (view: View) =>
    onUse({ id: view.id, name: view.name, address: list.address, layout: now.layout });

  const run = async (command: ViewCommand, view: View): Promise<void> => {
    const group = view.team ? ofTeam : mine;
    switch (command) {
      case 'keep': {
        const kept = await actions.keep(view, now);
        if (kept) adopt(kept);
        return;
      }
      case 'rename':
        setRenamed(view);
        return;
      case 'up':
      case 'down':
        if (await actions.move(view, command === 'up' ? -1 : 1, group))
          setSaid(`${view.name} has been moved ${command}.`);
        return;
      case 'default':
        if (await actions.setDefault(view.is_default ? undefined : view))
          setSaid(
            view.is_default
              ? `${label} begins without a view.`
              : `${label} begins with ${view.name}.`,
          );
        return;
      case 'share':
        await actions.share(view, !view.team);
        return;
      case 'delete':
        if ((await actions.remove(view, group)) && view.id === used?.id) onUse(undefined);
    }
  };

  const isUsed = (view: { id?: number; name: string }) =>
    used !== undefined && used.id === view.id && used.name === view.name;
  const ofList = builtInViews(name, me ?? { id: 0 })
    .map((view) => ({ name: view.name, state: { query: view.query, layout: null } }))
    .filter(({ state }) => missingOf(state, list.definition, table.all).length === 0);

  const counted = [...ofList, ...saved];
  const counts = useViewCounts(
    name,
    counted.map(({ state }) => list.queryOf(state.query)),
  ).data;
  const countOf: CountOf = (view) =>
    counts?.[counted.findIndex((one) => one.name === view.name && one.state === view.state)];

  return (
    <FloatingPanel title="Views" anchor={anchor} onClose={onClose}>
      {(leave) => (
        <>
          <div className={styles.groups}>
            <ViewGroup
              title="Built in"
              views={ofList}
              isUsed={isUsed}
              countOf={countOf}
              onApply={apply(leave)}
            />
            <ViewGroup
              title="Mine"
              views={mine}
              isUsed={isUsed}
              countOf={countOf}
              onApply={apply(leave)}
              commands={{ run, isChanged, noShare: noTeam, noChange: undefined }}
            />
            <ViewGroup
              title="Team"
              views={ofTeam}
              isUsed={isUsed}
              countOf={countOf}
              onApply={apply(leave)}
              commands={{ run, isChanged, noShare: noTeam, noChange: noTeam }}
            />
            {views.data === undefined && views.error === undefined && <p>Loading views...</p>}
            {views.data === undefined && views.error && (
              <p>
                The saved views could not be loaded.{' '}
                <Button size="sm" onClick={() => void views.mutate()}>
                  Retry
                </Button>
              </p>
            )}
            {views.data?.length === 0 && <p>Nobody has saved a view of this list yet.</p>}
          </div>
          {renamed ? (
            <NameForm
              key={renamed.id}
              label={`New name of ${renamed.name}`}
              action="Rename"
              first={renamed.name}
              error={actions.refusal}
              pending={actions.pending}
              onSend={async (text) => {
                const done = await actions.rename(renamed, text);
                if (done && isUsed(renamed) && used) onUse({ ...used, name: done.name });
                if (done) setRenamed(undefined);
                return done !== undefined;
              }}
              onCancel={() => setRenamed(undefined)}
            />
          ) : (
            <NameForm
              label="Name of the new view"
              action={used ? 'Save as' : 'Save view'}
              first=""
              error={actions.refusal}
              pending={actions.pending}
              disabledReason={
                mine.length >= VIEWS_MAX ? `A list has ${VIEWS_MAX} views at most.` : undefined
              }
              onSend={async (text) => {
                const made = await actions.save(text, now);
                if (made) adopt(made);
                return made !== undefined;
              }}
            />
          )}
          <div className={styles.footer}>
            {inUse && isChanged && (inUse.team ? noTeam === undefined : true) && (
              <Button size="sm" tone="primary" onClick={() => void run('keep', inUse)}>
                Save changes
              </Button>
            )}
            <ViewFiles list={name} views={saved} onAdd={actions.add} onSay={setSaid} />
          </div>
          <output className={styles.said}>{said}</output>
        </>
      )}
    </FloatingPanel>
  );
}

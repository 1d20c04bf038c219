// The floor: the same list from the same API with nothing but the browser. What the console takes more than this is what its comfort costs.
const columns = [
  ['EID', 'id', (row) => link(row, String(row.id))],
  ['Entity Name', 'company_name', (row) => link(row, row.company_name)],
  ['URL', 'url', (row) => outside(row.url)],
  ['Career Page', 'career_page', (row) => outside(row.career_page)],
  ['Total Jobs', 'num_jobs', (row) => String(row.num_jobs)],
  [
    'Tags',
    undefined,
    (row) =>
      row.tags
        .slice(0, 3)
        .map(({ tag }) => tag.title)
        .join(', ') + (row.tags.length > 3 ? ` +${row.tags.length - 3}` : ''),
  ],
  ['Tier Level', 'tier_level', (row) => (row.tier_level === null ? '–' : `Tier ${row.tier_level}`)],
  [
    'Date Added',
    'date_added',
    (row) => new Date(row.date_added * 1000).toLocaleDateString('en-US'),
  ],
  ['Status', 'archived', (row) => (row.archived ? 'Archived' : 'Active')],
];
const state = {
  key: 'id',
  direction: 'desc',
  limit: Number(new URLSearchParams(location.search).get('pageSize') ?? 15),
  search: '',
};
const body = document.getElementById('rows');
let latest = 0;

function link(row, text) {
  const anchor = document.createElement('a');
  anchor.href = `/entities/${row.id}`;
  anchor.target = '_blank';
  anchor.textContent = text;
  return anchor;
}
function outside(address) {
  if (!address) return '–';
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.textContent = address;
  return anchor;
}
async function load() {
  const mine = ++latest;
  const query = new URLSearchParams({
    page: '1',
    limit: String(state.limit),
    [`order[${state.key}]`]: state.direction,
  });
  if (state.search) query.set('custom_search', state.search);
  const answer = await fetch(`/api/entities?${query}`);
  const list = await answer.json();
  if (mine !== latest) return;
  const fragment = document.createDocumentFragment();
  for (const row of list['hydra:member']) {
    const line = document.createElement('tr');
    for (const [, , cell] of columns) {
      const field = document.createElement('td');
      field.append(cell(row));
      line.append(field);
    }
    fragment.append(line);
  }
  body.replaceChildren(fragment);
  document.getElementById('total').textContent = `Total ${list['hydra:totalItems']}`;
}
for (const [title, key] of columns) {
  const head = document.createElement('th');
  if (key) {
    const button = document.createElement('button');
    button.textContent = title;
    button.addEventListener('click', () => {
      state.direction = state.key === key && state.direction === 'desc' ? 'asc' : 'desc';
      state.key = key;
      void load();
    });
    head.append(button);
  } else head.textContent = title;
  document.getElementById('head').append(head);
}
document.getElementById('size').addEventListener('change', (event) => {
  state.limit = Number(event.target.value);
  void load();
});
let timer;
document.getElementById('search').addEventListener('input', (event) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    state.search = event.target.value;
    void load();
  }, 1000);
});
await load();

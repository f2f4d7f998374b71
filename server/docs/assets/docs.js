// The search above every page. Without it the contents lead everywhere; nothing else on the pages needs a script.
const box = document.querySelector('#search');
const results = document.querySelector('#results');
const MOST = 40;
let index = null;

/** Loads what can be found, once somebody wants to find something. */
async function load() {
  const response = await fetch(box.dataset.index);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return response.json();
}

/** Every word must stand somewhere; whatever begins with the first of them comes first. */
function matching(entries, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ title, code }) =>
    title.toLowerCase().startsWith(words[0]) || code.toLowerCase().startsWith(words[0]) ? 0 : 1;
  return entries
    .filter(({ title, code }) => words.every((word) => `${title} ${code}`.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

function line({ title, code, url }) {
  const link = document.createElement('a');
  const small = document.createElement('code');
  link.href = url;
  link.textContent = title;
  small.textContent = code;
  link.append(small);
  return link;
}

async function show() {
  const text = box.value.trim();
  results.hidden = text === '';
  if (text === '') return;
  index ??= load();
  const found = matching(await index, text);
  if (box.value.trim() !== text) return;
  results.replaceChildren(...(found.length > 0 ? found.map(line) : [box.dataset.none]));
}

function close() {
  box.value = '';
  results.hidden = true;
}

/** Up and down move through what was found. */
function move(step) {
  const stops = [box, ...results.querySelectorAll('a')];
  const next = stops[stops.indexOf(document.activeElement) + step];
  next?.focus();
}

box.addEventListener('input', () => {
  show().catch((error) => {
    index = null;
    results.textContent = String(error);
  });
});

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  const isInside = event.target === box || results.contains(event.target);
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) box.focus();
  else if (event.key === 'Escape' && isInside) {
    close();
    box.focus();
  } else if (event.key === 'Enter' && event.target === box) results.querySelector('a')?.click();
  else if (isInside && event.key === 'ArrowDown') move(1);
  else if (isInside && event.key === 'ArrowUp') move(-1);
  else return;
  event.preventDefault();
});

results.addEventListener('click', (event) => {
  if (event.target.closest('a')) close();
});

document.addEventListener('click', (event) => {
  if (!event.target.closest('.search')) results.hidden = true;
});

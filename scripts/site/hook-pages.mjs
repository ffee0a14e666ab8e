// A page for each hook, made of its docstring and types.
import { ReflectionKind } from 'typedoc'
import { escapeHtml, html, knowExports, markdown, propertiesOf, reflectionOf, tagOf, typeText } from './props.mjs'

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')

const capital = (name) => `${name[0].toUpperCase()}${name.slice(1)}`

const optionalMark = '<span class="optional">optional</span>'

/** One property as a row of a list. */
const row = ({ name, type, optional, what, byDefault }) =>
  [
    `<dt><code class="name">${escapeHtml(name)}</code> <code class="type">${escapeHtml(type)}</code>${optional ? ` ${optionalMark}` : ''}</dt>`,
    `<dd>${what}${byDefault ? ` Default: ${byDefault}.` : ''}</dd>`,
  ].join('\n')

const rows = (list) => (list.length === 0 ? [] : ['<dl class="props">', ...list.map(row), '</dl>', ''])

const typeLink = (type, urlOf) => {
  const text = `<code>${escapeHtml(typeText(type))}</code>`
  const reflection = type?.type === 'reference' ? reflectionOf(type) : undefined
  const url = reflection && urlOf(reflection)
  return url ? `<a href="${url}" target="_self">${text}</a>` : text
}

function parameter({ name, type, flags, defaultValue, comment }, urlOf) {
  const what = html(comment?.summary, urlOf)
  const isOptional = flags.isOptional || defaultValue !== undefined
  return [
    `### ${name}`,
    '',
    `<p>${typeLink(type, urlOf)}${isOptional ? ` ${optionalMark}` : ''}</p>`,
    '',
    ...(what ? [`<p>${what}</p>`, ''] : []),
    ...rows(propertiesOf(type, urlOf)),
  ]
}

/** Names of properties with an error. */
const errorNames = /^(error|reason|issueOf|failed|issue|errors)$/

function errors(returned) {
  const errorProperties = returned.map(({ name }) => name).filter((name) => errorNames.test(name))
  const own = errorProperties.includes('error')
    ? [
        '`error` is the error of the last try. Its `code` is one of the [error codes](/contract/errors), and `errorText` of',
        '`@vanek/sdk/i18n` makes a sentence of it.',
      ]
    : []
  const others = errorProperties.filter((name) => name !== 'error').map((name) => `\`${name}\``)
  return [
    ...(errorProperties.length === 0 ? ['This hook has no error of its own.'] : []),
    ...own,
    ...(others.length > 0 ? [`See ${others.join(', ')} above, too.`] : []),
    'Only a missing provider throws. More in [Results, aborts and retries](/guide/results).',
    '',
  ]
}

const demoOf = (file) => [
  '## Try it',
  '',
  `<Demo name="${file}" />`,
  '',
  '::: details Code of the demo',
  `<<< @/demos/${file}.tsx`,
  ':::',
  '',
]

function page(reflection, { entry, urlOf, demos }) {
  const { name } = reflection
  const [{ comment, parameters = [], type }] = reflection.signatures
  const file = kebab(name)
  const examples = comment.blockTags.filter(({ tag }) => tag === '@example')
  const returns = markdown(tagOf(comment, '@returns'), urlOf)
  const returned = propertiesOf(type, urlOf)
  const summary = markdown(comment.summary, urlOf)
  const isHook = name.startsWith('use')
  const text = [
    ...[`# ${name}`, '', summary, ''],
    ...['```ts', `import { ${name} } from '@vanek/react-hooks/${entry}'`, '```', ''],
    ...(demos.has(file) ? demoOf(file) : []),
    ...(examples.length > 0
      ? ['## Example', '', ...examples.map(({ content }) => content.map((part) => part.text).join('')), '']
      : []),
    ...(parameters.length > 0
      ? [isHook ? '## Options' : '## Props', '', ...parameters.flatMap((each) => parameter(each, urlOf))]
      : []),
    ...(isHook
      ? [
          ...[
            '## Returns',
            '',
            ...(returns ? [returns, ''] : []),
            `<p>${typeLink(type, urlOf)}</p>`,
            '',
            ...rows(returned),
          ],
          ...['## Errors', '', ...errors(returned)],
        ]
      : []),
    `<a href="${urlOf(reflection)}" target="_self">${name} in the API reference</a>`,
    '',
  ].join('\n')
  return { name, entry, summary, file: `${file}.md`, text }
}

function indexOf(pages, demos) {
  const entries = [...new Set(pages.map(({ entry }) => entry))].sort((one, other) => one.localeCompare(other, 'en'))
  const isLive = ({ file }) => demos.has(file.replace('.md', ''))
  const line = (each) =>
    `- [${each.name}](./${each.file}): ${each.summary.split(/(?<=\.)\s/)[0]}${isLive(each) ? ' <span class="live">live demo</span>' : ''}`
  return [
    '# Hooks',
    '',
    `\`@vanek/react-hooks\` has ${pages.length} hooks and components. Their pages are made from the docstrings and types of the code, so`,
    `they say what the code says. ${pages.filter(isLive).length} of them have a live demo. New here? Start with [Hooks and providers](/concepts/hooks).`,
    '',
    ...entries.flatMap((entry) => [
      ...[`## ${capital(entry)}`, ''],
      ...[...pages.filter((each) => each.entry === entry).map(line), ''],
    ]),
  ].join('\n')
}

/** Functions with the entry that exports them: the one of their domain, not the one of everything. */
function byEntry(module) {
  const found = new Map()
  const modules = [...module.children].sort((a, b) => Number(a.name === 'index') - Number(b.name === 'index'))
  for (const { name: entry, children = [] } of modules)
    for (const child of children) {
      const own = child.kindOf(ReflectionKind.Reference) ? child.getTargetReflectionDeep() : child
      if (own.kindOf(ReflectionKind.Function) && !found.has(own.name)) found.set(own.name, { reflection: own, entry })
    }
  return [...found.values()]
}

/**
 * The pages of all hooks and components, their index, and a list of them for the menu: `{ file, text }`. `urlOf` gives
 * the address of a reflection in the reference, `demos` are the names of hooks with a demo.
 */
export function hookPages(project, { urlOf, demos }) {
  const module = project.children.find(({ name }) => name === '@vanek/react-hooks')
  knowExports(project.children.find(({ name }) => name === '@vanek/sdk'))
  const pages = byEntry(module)
    .map(({ reflection, entry }) => page(reflection, { entry, urlOf, demos }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const list = pages.map(({ name, file, entry }) => ({ name, entry, link: `/hooks/${file.replace('.md', '')}` }))
  return [
    ...pages,
    { file: 'index.md', text: indexOf(pages, demos) },
    { file: 'list.json', text: JSON.stringify(list) },
  ]
}

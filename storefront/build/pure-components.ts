import type { Plugin, Rolldown } from 'vite'

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]

/** What React makes of what it is given, without an effect. */
const makers = new Set(['createContext', 'forwardRef', 'lazy', 'memo'])

/** Where a statement makes components and contexts. */
const madeIn = (statement: Statement): readonly number[] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ init }) =>
        init?.type === 'CallExpression' &&
        init.callee.type === 'MemberExpression' &&
        init.callee.property.type === 'Identifier' &&
        makers.has(init.callee.property.name)
          ? [init.start]
          : [],
      )
    : []

/** Whether a statement only names a component for developers. */
const isName = (statement: Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.right.type === 'Literal' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.type === 'Identifier' &&
  statement.expression.left.property.name === 'displayName'

/**
 * Says of what packages make with React that nobody needs it who does not use it, as Babel's preset for React does, and
 * drops the names that it has for developers. The bundler takes both for effects, and would keep every component.
 */
export const pureComponents = (): Plugin => ({
  name: 'vanek:pure-components',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]/, code: '.displayName = ' },
    handler(code) {
      let pure = code
      for (const statement of [...this.parse(code).body].reverse()) {
        if (isName(statement)) pure = pure.slice(0, statement.start) + pure.slice(statement.end)
        for (const start of [...madeIn(statement)].reverse())
          pure = `${pure.slice(0, start)}/* @__PURE__ */ ${pure.slice(start)}`
      }
      return { code: pure, map: null }
    },
  },
})

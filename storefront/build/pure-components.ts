import type { Plugin, Rolldown } from 'vite'

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]

/** React functions that create something without a side effect. */
const makers = new Set(['createContext', 'forwardRef', 'lazy', 'memo'])

/** Positions of calls that create components and contexts in a statement. */
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

/** Whether a statement only sets the display name of a component. */
const isName = (statement: Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.right.type === 'Literal' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.type === 'Identifier' &&
  statement.expression.left.property.name === 'displayName'

/**
 * Marks React calls in packages as pure, as Babel's preset for React does, and removes display names. The bundler
 * treats both as side effects, and would include every component.
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

/** The subset of JSON Schema that guards use. `$ref` is the name of a shape. */
export interface Shape {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Shape[]
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
}

/** An operation whose responses are checked. */
export interface GuardedOperation {
  readonly operation: string
  readonly target: CheckedTarget
  readonly method: string
  /** Path template with `{name}` placeholders. */
  readonly path: string
  readonly answer: Shape
}

/** The back ends whose responses contain money or identity. */
export type CheckedTarget = 'shop' | 'content'

export type Shapes = Readonly<Record<string, Shape>>

export type Guards = Readonly<
  Record<CheckedTarget, { readonly operations: readonly GuardedOperation[]; readonly shapes: Shapes }>
>

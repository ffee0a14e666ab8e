import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

// the package is CommonJS: under Node's ESM the function is `default.default`
const addFormats = (addFormatsModule as unknown as { default?: FormatsPlugin }).default ?? addFormatsModule

const options = { strict: false, allErrors: true, useDefaults: true } as const

/**
 * Request validation against the documents. Query, path and headers are strings and are converted to the declared types;
 * JSON bodies are never converted. Schemas are compiled on first use, which makes the start faster.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<unknown> {
  const forBodies = new Ajv2020({ ...options, coerceTypes: false, useDefaults: false })
  const forText = new Ajv2020({ ...options, coerceTypes: true })
  addFormats(forBodies)
  addFormats(forText)
  return ({ schema, httpPart }) => {
    let compiled: ValidateFunction | undefined
    return (data: unknown) => {
      compiled ??= (httpPart === 'body' ? forBodies : forText).compile(
        httpPart === 'headers' ? withSmallNames(schema as HeadersSchema) : (schema as object),
      )
      if (compiled(data)) return { value: data }
      return { error: Object.assign(new Error('invalid'), { validation: compiled.errors ?? [] }) }
    }
  }
}

interface HeadersSchema {
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
}

/** Node lowercases header names, but documents do not. */
function withSmallNames({ properties = {}, required = [], ...rest }: HeadersSchema): object {
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])),
    required: required.map((name) => name.toLowerCase()),
  }
}

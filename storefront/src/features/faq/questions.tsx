import type { FaqQuestion } from '@vanek/sdk/content'
import { RichText } from '../content/rich-text.tsx'

/** Questions that open to their answers, also without scripts. */
export function Questions({ questions }: { readonly questions: readonly FaqQuestion[] }) {
  return (
    <div className="questions">
      {questions.map(({ _id, title, content }) => (
        <details className="fold" key={_id} id={_id}>
          <summary>{title}</summary>
          <div className="rich">
            <RichText node={content} />
          </div>
        </details>
      ))}
    </div>
  )
}

import * as texts from '#texts/features/questions'
import { anchors } from '#market/anchors'
import type { Comment } from '@vanek/sdk/reviews'
import { Suspense } from 'react'
import { useActionData } from 'react-router-dom'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import { questionPath } from '../../lib/paths/question-path.ts'
import { dateAt } from '../../market/calendar.ts'
import { formatDate } from '../../market/dates.ts'
import { Link } from '../../ui/link.tsx'

// a plain form until somebody writes into it
const QuestionForm = import.meta.env.SSR
  ? (await import('./question-form.tsx')).QuestionForm
  : later(() => import('./question-form.tsx').then((own) => own.QuestionForm), '.question-form')

/** Questions of shoppers with the shop's answers (C7.56). */
function Comments({ comments }: { readonly comments: readonly Comment[] }) {
  return (
    <ul className="rule comments">
      {comments.map(({ id, name, text, created, answer }) => (
        <li key={id}>
          <p className="row small">
            <strong>{name}</strong>
            <time className="quiet" dateTime={dateAt(created)}>
              {formatDate(created)}
            </time>
          </p>
          <p>{text}</p>
          {answer && (
            <div className="answer">
              <p className="row small">
                <strong>{answer.name}</strong>
                <time className="quiet" dateTime={dateAt(answer.created)}>
                  {formatDate(answer.created)}
                </time>
              </p>
              <p>{answer.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface QuestionsProps {
  readonly product: { readonly id: number; readonly slug: string }
  readonly comments: readonly Comment[]
}

/** Questions about a product, with a form for a new one; if the shop takes no questions, a link to its contact form. */
export function Questions({ product, comments }: QuestionsProps) {
  const acceptsQuestions = useIsOn('productQuestions')
  const answer = useActionData() as ProductAnswer | undefined
  const posted = answer?.kind === 'question' ? answer : undefined
  return (
    <section className="cols" id={anchors.questions}>
      <h2>{texts.title}</h2>
      {comments.length > 0 && <Comments comments={comments} />}
      {acceptsQuestions || posted ? (
        <details className="fold" open={posted !== undefined}>
          <summary>{texts.askQuestion}</summary>
          <Suspense>
            <QuestionForm product={product} posted={posted} />
          </Suspense>
        </details>
      ) : (
        <p>
          <Link to={questionPath(product.slug)}>{texts.askQuestion}</Link>
        </p>
      )}
    </section>
  )
}

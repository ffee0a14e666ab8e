/** Put into texts, it must be read and never run. */
export declare const planted = '<img src=x onerror="window.pwned=1"></script><script>window.pwned=1</script>'
/** Said of what is not for this visitor, or not yet, or no longer. */
export declare const foreign = 'Jen pro jinou skupinu'
/** How often something was put in that must not be shown, by the field that says so. */
export declare const hiddenThings: Map<string, number>
/** Back ends that answer, and whose answers are not what shops are made for. */
export declare const spoiled: Readonly<Record<string, (answer: unknown) => unknown>>

/** What is answered within so many seconds. What comes later, an error too, is nobody's any more. @throws Error */
export async function withTimeout<T>(
  asked: Promise<T>,
  seconds: number,
  lateness: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(lateness)), seconds * 1000);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
